import type { sampleObituary as en } from '../../en/memorial/sampleObituary.ts'
import { sentences } from '../grammar.ts'

/**
 * The obituary of a new memorial, about the fictional man in the sample. The receptions have neither a date nor an address, because
 * people might go there.
 */
export const sampleObituary = sentences<typeof en>(
  [
    'Julián Arturo Robles Medina murió en su casa el 9 de febrero de 2025, con la ventana abierta, como a él le gustaba, y con su familia alrededor. Tenía 76 años.',
    'Nació el 12 de mayo de 1948 en Veracruz, el segundo de los cuatro hijos de un práctico del puerto y una maestra. De su padre aprendió a leer el cielo; de su madre, a no dejar nunca nada a medias. Estudió ingeniería civil en la capital y durante treinta y cuatro años cuidó puentes: primero ante una mesa de dibujo y después como el hombre al que llamaban de tres pueblos cuando crecía el río. Un buen puente, decía, es el que nadie nota. Podía nombrar, uno por uno, todos los suyos que nadie había notado.',
    'En 1972 se casó con Teresa Aguilar, a quien había conocido en un transbordador el día en que los dos se pasaron de parada. Criaron a dos hijas y un hijo, más tomates de los que necesita una familia y cinco perros, cada uno de los cuales iba a ser el último. Cuando se jubiló se dedicó a las abejas. Regalaba la miel en frascos que etiquetaba a mano, y recordaba a quién le gustaba oscura.',
    'Tenía paciencia con la madera, con el tiempo, con los niños y con cualquiera que estuviera aprendiendo algo. Cantaba en la última fila del coro, salía a caminar antes del desayuno en cualquier época del año y escribía sus cartas con pluma. De sí mismo hablaba poco. Preguntaba «¿Cómo está?», y luego esperaba la respuesta.',
    'Le sobreviven Teresa, su esposa durante cincuenta y dos años; sus hijos Ana, Carmen y Ernesto; sus nietos Jonás, Lilia, Sofía y Teo; su hermana Inés y su hermano Carlos; y Galleta, el quinto perro. Sus padres y su hermano Nicolás murieron antes que él.',
    'Habrá dos encuentros para recordarlo. El primero, cerca de su casa, será para quienes lo conocieron allí, con café, canciones y lo que dé el huerto. El segundo será junto al mar que iba a ver cada primavera y que recibirá sus cenizas. Los días y los lugares aparecerán en la página de ceremonias en cuanto se decidan. Venga como quiera y traiga una historia que contar.',
  ].join('\n\n'),
)
