import type { serviceTexts as en } from '../../en/dashboard/serviceShow.ts'
import { plural, sentences } from '../grammar.ts'

export const serviceTexts = sentences<typeof en>({
  choose: (count) =>
    plural(count, { one: 'בחירת תמונה לטקס', two: 'בחירת שתי תמונות לטקס', other: 'בחירת # תמונות לטקס' }),
  offer: (count) =>
    plural(count, { one: 'לבחור תמונה אחת?', two: 'לבחור שתי תמונות?', other: 'לבחור # תמונות?' }),
  loading: 'התמונות נטענות...',
  failed: 'התמונות לא נטענו. הן שמורות, ואפשר לנסות שוב.',
  how: 'תמונות פנים ותמונות עם כותרת מוצגות ראשונות. השאר מתפזרות על פני השנים, אחת מכל רגע. כולן נשארות בגלריה.',
  chosen: 'התמונות שנבחרו, לפי סדר המצגת',
  take: (count) => plural(count, { one: 'הצגת התמונה', two: 'הצגת שתי התמונות', other: 'הצגת # התמונות' }),
  takenAlready: 'המצגת כבר מציגה בדיוק את התמונות האלה.',
  taken: (count) => ({
    title: 'נשמר',
    description: `${plural(count, { one: 'המצגת מציגה את התמונה הזאת', two: 'המצגת מציגה את שתי התמונות האלה', other: 'המצגת מציגה את # התמונות האלה' })}. הגלריה מציגה את כולן.`,
  }),
  undone: { title: 'נשמר', description: 'המצגת מציגה את התמונות שהציגה קודם.' },
})
