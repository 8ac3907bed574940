import type { largerTexts as en } from '../../en/dashboard/largerCopies.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const largerTexts = sentences<typeof en>({
  looksLike: ({ title, untitled }, position) =>
    `${untitled ? 'התמונה הזאת' : `התמונה ״${title}״`} נראית כמו מספר ${formatNumber(position)} בגלריה.`,
  alike: (count) =>
    plural(count, {
      one: 'שתי תמונות נראות אותו דבר. שתיהן נשארות, אלא אם תחליטו אחרת.',
      two: 'יש שני צמדים של תמונות שנראות אותו דבר. כולן נשארות, אלא אם תחליטו אחרת.',
      other: 'יש # צמדים של תמונות שנראות אותו דבר. כולן נשארות, אלא אם תחליטו אחרת.',
    }),
  newIsLarger: 'התמונה החדשה גדולה יותר.',
  earlierIsLarger: 'התמונה שבגלריה גדולה יותר.',
  take: 'להחליף בגדולה יותר',
  takeOnes: (count) => (count === 1 ? 'להחליף בגדולה יותר' : `להחליף בגדולות יותר (${formatNumber(count)})`),
  taken: (count) => ({
    title: 'השינויים נשמרו',
    description:
      count === 1
        ? 'עכשיו התמונה הגדולה יותר בגלריה. הכותרת והמיקום לא השתנו.'
        : 'עכשיו התמונות הגדולות יותר בגלריה. הכותרות והמיקומים לא השתנו.',
  }),
  failed: { title: 'לא נשמר', description: 'ההחלפה לא הצליחה. אפשר לנסות שוב.' },
})
