import type { texts as en } from '../../en/server/work.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  serverStopped: 'Se interrumpió varias veces. Empiece otra vez.',
  unexpected: 'Algo falló aquí. Empiece otra vez.',
})
