import type { texts as en } from '../../en/dashboard/obituary.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'סיפור חייו',
  sections: 'סיפור חייו',
  edit: 'עריכה',
  preview: 'תצוגה מקדימה',
  loading: 'סיפור חייו נטען...',
  failed: 'אי אפשר להציג כרגע את סיפור חייו. מה שכתבתם כאן לא אבד.',
  imagePath: 'נתיב התמונה (לא חובה)',
  story: 'סיפור חייו',
  storyHint: 'שורה ריקה מתחילה פסקה חדשה.',
  builtIn: 'עוד לא נשמר דבר: המבקרים קוראים את הטקסט שתחת ״תצוגה מקדימה״. שמירה תחליף אותו.',
  seen: 'זה מה שהמבקרים רואים.',
  seenBefore: 'המבקרים עדיין רואים את מה שנשמר קודם, עד שתשמרו את זה.',
  save: 'שמירת סיפור חייו',
  unsaved: 'עוד לא נשמר.',
  restore: 'שחזור הנוסח המובנה',
  restoreQuestion: {
    title: 'לשחזר את הנוסח המובנה?',
    forGood: 'המבקרים יקראו שוב את הטקסט המובנה. מה שכתבתם כאן, והתמונה, יאבדו.',
    forAWhile:
      'המבקרים יקראו מיד שוב את הטקסט המובנה. במשך 30 יום אפשר להחזיר את מה שכתבתם כאן, ואת התמונה, תחת ״נמחקו לאחרונה״; אחר כך הם נמחקים לתמיד.',
  },
  restoreYes: 'שחזור',
  restored: { title: 'נשמר', description: 'המבקרים קוראים שוב את הנוסח המובנה.' },
  readingSettings: {
    loading: 'התצוגה המקדימה נטענת...',
    failed: 'התצוגה המקדימה צריכה את ההגדרות, ואי אפשר להציג אותן כרגע. מה שכתבתם כאן לא אבד.',
  },
  noPhoto: 'עדיין אין תמונה',
  updated: { title: 'נשמר', description: 'סיפור חייו עודכן.' },
  updateFailed: { title: 'לא נשמר', description: 'סיפור חייו לא עודכן.' },
})
