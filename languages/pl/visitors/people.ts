import type { texts as en } from '../../en/visitors/people.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  whoIsIn: 'Kto jest na zdjęciu',
  notSeen: 'Goście nie widzą, kto to jest',
})
