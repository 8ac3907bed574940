import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/thanks.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  subject: (name) => `תודה על התמונות של ${name}`,
  message: (name) => `${endSentence(`תודה ששלחתם לנו תמונות של ${name}`)} הן יקרות לנו מאוד.`,
  open: 'לתמונות בגלריה',
  reason:
    'ההודעה נשלחה אליכם כי הכתובת שלכם צורפה לתמונות שנשלחו למשפחה. אם לא שלחתם תמונות, הכתובת שלכם הוזנה בטעות, ואפשר פשוט למחוק את ההודעה.',
  reasons: {
    no_email: 'לתמונות האלה לא צורפה כתובת אימייל.',
    not_approved: 'האורחים עוד לא רואים אף אחת מהתמונות האלה. קודם צריך להוסיף אחת מהן לגלריה.',
    mail_failed: 'אתר הזיכרון הזה לא יכול לשלוח הודעות. מי שמפעיל את השרת יכול להגדיר את זה.',
    mailed_often: 'ביממה האחרונה כבר נשלחה הודעה לכתובת הזאת. את התודה אפשר לשלוח מחר.',
    mails_used_up: 'היום כבר אי אפשר לשלוח עוד הודעות תודה. את השאר אפשר לשלוח מחר.',
  },
})
