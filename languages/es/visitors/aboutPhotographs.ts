import type { texts as en } from '../../en/visitors/aboutPhotographs.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  tell: 'Contar algo de esta foto',
  memoryBy: (name: string) => `${name} contó algo de esta foto`,
  about: 'Está contando algo de esta foto',
  withoutPhotograph: 'Escribir sin esta foto',
  gone: 'La foto ya no está aquí. Su texto se conserva y puede compartirse sin ella.',
})
