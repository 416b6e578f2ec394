in-turn-summary = Se declara por turno desde la izquierda del repartidor, que es el último.
in-turn-dealer_takes = { $value ->
    [true] Si todos los demás están fuera, el repartidor está dentro automáticamente y se lleva el bote, salvo que haya que superar una mano que no es de nadie.
   *[false] Al repartidor se le pregunta como a los demás.
}
in-turn-second_chance = { $value ->
    [dealer-alone] Si solo el repartidor está dentro, se vuelve a preguntar a los demás.
   *[never] A nadie se le pregunta dos veces.
}
in-turn-objection-second-chance = para una segunda oportunidad hay que preguntar al repartidor: añadir dealer_takes = false
in-turn-objection-never-applies = "{ $other }" no se aplica nunca: si todos los demás están fuera, el repartidor está dentro, así que siempre hay alguien

in-turn-answer-in-turn = Por turno desde la izquierda del repartidor; si todos los demás están fuera, el repartidor está dentro y se lleva el bote.
in-turn-answer-dealer-asked = Por turno desde la izquierda del repartidor; a él se le pregunta como a los demás.
in-turn-answer-second-chance = Por turno; si solo el repartidor está dentro, se vuelve a preguntar a los demás.

# La hoja de reglas
in-turn-rule-order = Se declara por turno desde la izquierda del repartidor, que es el último. Cada cual oye a los anteriores.
in-turn-rule-choices = { $dealer_takes ->
    [true] { $house-hands ->
        [true] Si en la primera declaración todos los demás están fuera, el repartidor está dentro sin que se le pregunte, salvo que tuviera que superar una mano que no es de nadie.
       *[false] Si en la primera declaración todos los demás están fuera, el repartidor está dentro sin que se le pregunte y se lleva el bote.
    }
   *[false] {""}
}
in-turn-rule-ask_again = { $second_chance ->
    [dealer-alone] Si solo el repartidor está dentro, se vuelve a preguntar a todos los demás, por turno, y el repartidor sigue dentro. En los demás casos, lo declarado vale.
   *[never] {""}
}
