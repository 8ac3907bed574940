import type { texts as en } from '../../en/visitors/years.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  goToYear: 'מעבר לשנה',
  withoutDate: 'בלי תאריך',
})
