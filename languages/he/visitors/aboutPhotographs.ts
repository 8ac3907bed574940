import type { texts as en } from '../../en/visitors/aboutPhotographs.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  tell: 'לספר על התמונה הזאת',
  memoryBy: (name: string) => `הסיפור של ${name} על התמונה הזאת`,
  about: 'כותבים כאן על התמונה הזאת',
  withoutPhotograph: 'לכתוב בלי התמונה הזאת',
  gone: 'התמונה הזאת כבר לא כאן. מה שכתבתם שמור, ואפשר לשלוח אותו בלעדיה.',
})
