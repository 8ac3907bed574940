import type { texts as en } from '../../en/visitors/aboutPhotographs.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  tell: 'Contar algo sobre esta foto',
  memoryBy: (name: string) => `${name} contó algo sobre esta foto`,
  about: 'Usted escribe sobre esta foto',
  withoutPhotograph: 'Escribir sin esta foto',
  gone: 'Esta foto ya no se muestra. Lo que escribió sigue aquí; puede compartirlo sin ella.',
})
