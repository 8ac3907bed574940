import type { texts as en } from '../../en/visitors/home.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({ start: 'הפעלת המצגת' })
