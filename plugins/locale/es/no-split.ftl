no-split-summary = Si empatan las mejores manos, ni cobran ni pagan; el bote se queda y se le añade lo que pagan las más bajas.

no-split-answer-no-split = Ni ganan ni pagan; el bote se queda y se le añade lo que pagan las manos más bajas.

# La hoja de reglas
no-split-rule-award = La mejor mano se lleva entero el bote que se disputa, pero solo si es la única mejor. Si empatan varias, ni cobran ni pagan: el bote se queda y se le añade lo que pagan las más bajas. Quien se queda sin rival gana sin mostrar la mano.
