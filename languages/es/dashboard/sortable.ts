import type { texts as en } from '../../en/dashboard/sortable.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  drag: 'Arrastrar',
  moveTo: 'Mover a',
  howTo:
    'Presione Espacio para tomarlo, las flechas arriba y abajo para moverlo, Espacio para soltarlo, Esc para devolverlo a su sitio.',
  picked: (name, position, count) => `${name}: en movimiento, posición ${position} de ${count}.`,
  over: (name, position, count) => `${name}: posición ${position} de ${count}.`,
  dropped: (name, position, count) => `${name}: ahora en la posición ${position} de ${count}.`,
  back: (name, position, count) => `${name}: otra vez en la posición ${position} de ${count}.`,
})
