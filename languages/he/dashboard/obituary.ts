import type { texts as en } from '../../en/dashboard/obituary.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'סיפור חיים',
  sections: 'סיפור חיים',
  edit: 'עריכה',
  preview: 'תצוגה מקדימה',
  loading: 'סיפור החיים נטען...',
  failed: 'אי אפשר להציג כרגע את סיפור החיים. מה שכתבתם כאן לא אבד.',
  imagePath: 'נתיב התמונה (לא חובה)',
  story: 'הטקסט',
  storyHint: 'שורה ריקה פותחת פסקה חדשה.',
  builtIn: 'עוד לא נשמר טקסט, והאורחים קוראים את מה שמופיע תחת ״תצוגה מקדימה״. שמירה תחליף אותו.',
  seen: 'זה מה שהאורחים רואים.',
  seenBefore: 'עד שתשמרו, האורחים רואים את מה שנשמר קודם.',
  save: 'שמירת הטקסט',
  unsaved: 'עוד לא נשמר.',
  restore: 'חזרה לטקסט לדוגמה',
  restoreQuestion: (isKept) => ({
    title: 'לחזור לטקסט לדוגמה?',
    description: isKept
      ? 'האורחים יקראו שוב את הטקסט לדוגמה. במשך 30 יום אפשר לשחזר את מה שכתבתם כאן ואת התמונה, תחת ״נמחקו לאחרונה״. אחר כך הם נמחקים לצמיתות.'
      : 'האורחים יקראו שוב את הטקסט לדוגמה. מה שכתבתם כאן והתמונה יימחקו לצמיתות.',
    confirm: 'למחוק את הטקסט שלי',
  }),
  restored: { title: 'נשמר', description: 'האורחים קוראים שוב את הטקסט לדוגמה.' },
  readingSettings: {
    loading: 'התצוגה המקדימה נטענת...',
    failed: 'לתצוגה המקדימה דרושות ההגדרות, ואי אפשר להציג אותן כרגע. מה שכתבתם כאן לא אבד.',
  },
  noPhoto: 'עדיין אין תמונה',
  updated: { title: 'נשמר', description: 'סיפור החיים עודכן.' },
  updateFailed: { title: 'לא נשמר', description: 'סיפור החיים לא עודכן.' },
})
