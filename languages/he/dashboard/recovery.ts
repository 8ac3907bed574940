import type { texts as en } from '../../en/dashboard/recovery.ts'
import { sentences } from '../grammar.ts'
import { countItems } from '../nouns.ts'

export const texts = sentences<typeof en>({
  session: {
    title: 'כניסה לניהול',
    description: 'אתם כבר לא מחוברים. צריך להיכנס שוב. מה שכתבתם לא אבד.',
  },
  conflict: {
    title: 'בינתיים זה השתנה',
    description: 'שתי הגרסאות כאן, כדי ששום דבר לא יאבד. איזו מהן להשאיר?',
    of: (name) => `״${name}״: שתי הגרסאות כאן, כדי ששום דבר לא יאבד. איזו מהן להשאיר?`,
    mine: 'הגרסה שלי',
    theirs: 'הגרסה האחרת',
    keepMine: 'להשאיר את שלי',
    takeTheirs: 'לקחת את האחרת',
    empty: 'ריק',
    items: countItems,
    yes: 'כן',
    no: 'לא',
  },
})
export const conflictTexts = texts.conflict
