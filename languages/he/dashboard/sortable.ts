import type { texts as en } from '../../en/dashboard/sortable.ts'
import { formatNumber, sentences } from '../grammar.ts'

const describePosition = (position: number, count: number) =>
  `מקום ${formatNumber(position)} מתוך ${formatNumber(count)}`

export const texts = sentences<typeof en>({
  drag: 'גרירה',
  moveTo: 'העברה אל',
  howTo: 'רווח מרים, חץ למעלה וחץ למטה מזיזים, רווח מניח, ו־Escape מחזיר למקום.',
  picked: (name, position, count) => `הורם: ${name}, ${describePosition(position, count)}.`,
  over: (name, position, count) => `${name}, ${describePosition(position, count)}.`,
  dropped: (name, position, count) => `הונח: ${name}, ${describePosition(position, count)}.`,
  back: (name, position, count) => `חזר למקומו: ${name}, ${describePosition(position, count)}.`,
})
