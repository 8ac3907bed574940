import type { largerTexts as en } from '../../en/dashboard/largerCopies.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const largerTexts = sentences<typeof en>({
  newIsLarger: 'התמונה החדשה גדולה יותר.',
  earlierIsLarger: 'התמונה שבגלריה גדולה יותר.',
  take: 'לקחת את הגדולה יותר',
  takeOnes: (count) =>
    count === 1 ? 'לקחת את הגדולה יותר' : `לקחת את הגדולות יותר (${formatNumber(count)})`,
  taken: (count) => ({
    title: 'השינויים נשמרו',
    description:
      count === 1
        ? 'עכשיו התמונה הגדולה יותר בגלריה. הכותרת והמקום לא השתנו.'
        : 'עכשיו התמונות הגדולות יותר בגלריה. הכותרות והמקומות לא השתנו.',
  }),
  failed: { title: 'לא נשמר', description: 'לא הצלחנו לקחת את התמונה הגדולה יותר. אפשר לנסות שוב.' },
})
