import type { serviceTexts as en } from '../../en/dashboard/serviceShow.ts'
import { plural, sentences } from '../grammar.ts'

export const serviceTexts = sentences<typeof en>({
  choose: (count) => plural(count, { one: 'לבחור אחת לטקס', two: 'לבחור שתיים לטקס', other: 'לבחור # לטקס' }),
  offer: (count) =>
    plural(count, { one: 'לבחור תמונה אחת?', two: 'לבחור שתי תמונות?', other: 'לבחור # תמונות?' }),
  loading: 'התמונות נטענות...',
  failed: 'אי אפשר להגיע כרגע לתמונות. הן שמורות; נא לנסות שוב.',
  how: 'דיוקנאות ותמונות עם כותרת באים ראשונים. השאר מתפזרות על פני השנים, אחת מכל רגע. כולן נשארות בגלריה.',
  chosen: 'התמונות האלה, בסדר של המצגת',
  take: (count) => plural(count, { one: 'להציג את זו', two: 'להציג את שתי אלה', other: 'להציג את # אלה' }),
  takenAlready: 'המצגת כבר מציגה בדיוק את התמונות האלה.',
  taken: (count) => ({
    title: 'נשמר',
    description: `${plural(count, { one: 'המצגת מציגה את התמונה הזאת', two: 'המצגת מציגה את שתי התמונות האלה', other: 'המצגת מציגה את # התמונות האלה' })}. הגלריה מציגה את כולן.`,
  }),
  undone: { title: 'נשמר', description: 'המצגת מציגה את אותן תמונות כמו קודם.' },
})
