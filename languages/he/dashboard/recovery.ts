import type { texts as en } from '../../en/dashboard/recovery.ts'
import { sentences } from '../grammar.ts'
import { countItems } from '../nouns.ts'

export const texts = sentences<typeof en>({
  session: {
    title: 'כניסה לניהול',
    description: 'אתם כבר לא מחוברים. נא להיכנס שוב: שום דבר ממה שכתבתם לא אבד.',
  },
  conflict: {
    title: 'מישהו שינה את זה בינתיים',
    description: 'שתי הגרסאות כאן, כדי ששום דבר לא יאבד. איזו מהן להשאיר?',
    of: (name) => `״${name}״: שתי הגרסאות כאן, כדי ששום דבר לא יאבד. איזו מהן להשאיר?`,
    mine: 'שלכם',
    theirs: 'האחרת',
    keepMine: 'להשאיר את שלי',
    takeTheirs: 'לקחת את האחרת',
    empty: 'ריק',
    items: countItems,
    yes: 'כן',
    no: 'לא',
  },
})
export const conflictTexts = texts.conflict
