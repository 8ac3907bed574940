import type { largerTexts as en } from '../../en/dashboard/largerCopies.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const largerTexts = sentences<typeof en>({
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
