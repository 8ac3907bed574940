import type { texts as en } from '../../en/dashboard/sendLink.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'הקישור נטען...',
  failed: 'אי אפשר להציג את הקישור כרגע.',
  purpose:
    'כל מי שמקבלים את הקישור הזה יכולים לשלוח לכם תמונות וסרטונים, בלי סיסמה. המשפחה רואה אותם ראשונה.',
  none: 'עדיין אין קישור כזה. אפשר ליצור אותו בהרשאת ניהול.',
  make: 'יצירת הקישור',
  renew: 'חידוש הקישור',
  renewQuestion: {
    title: 'לחדש את הקישור?',
    description:
      'ייווצר קישור חדש. הקישור הישן יפסיק לפעול, גם בכרטיסים ובכרזות שהודפסו איתו. מה שכבר נשלח יישאר.',
    confirm: 'לחדש',
    cancel: 'להשאיר',
  },
  renewed: { title: 'הקישור חודש', description: 'צריך להדפיס שוב את הכרטיסים והכרזות.' },
  renewFailed: { title: 'הקישור לא חודש', description: 'הקישור עדיין פועל. אפשר לנסות שוב.' },
  end: 'ביטול הקישור',
  endQuestion: {
    title: 'לבטל את הקישור?',
    description:
      'מעכשיו אי אפשר יהיה לשלוח תמונות דרך הקישור, גם לא מכרטיסים ומכרזות שהודפסו איתו. מה שכבר נשלח יישאר.',
    confirm: 'לבטל את הקישור',
    cancel: 'להשאיר',
  },
  ended: { title: 'הקישור בוטל', description: 'מה שנשלח עדיין כאן.' },
  endFailed: { title: 'הקישור לא בוטל', description: 'הקישור עדיין פועל. אפשר לנסות שוב.' },
  onPoster: 'עם הקוד לשליחת תמונות',
})
