import type { texts as en } from '../../en/dashboard/deleted.ts'
import { attach, formatNumber, plural, sentences, toKey } from '../grammar.ts'
import { countMemories, countPhotographs, countSongs, countVideos } from '../nouns.ts'

const counts = {
  image: countPhotographs,
  video: countVideos,
  media: (count: number) =>
    plural(count, {
      one: 'תמונה אחת או סרטון אחד',
      two: 'שני פריטים (תמונות וסרטונים)',
      other: '# תמונות וסרטונים',
    }),
  music: countSongs,
  services: (count: number) => plural(count, { one: 'מועד אחד', two: 'שני מועדים', other: '# מועדים' }),
  obituary: (count: number) =>
    plural(count, {
      one: 'נוסח אחד של סיפור החיים',
      two: 'שני נוסחים של סיפור החיים',
      other: '# נוסחים של סיפור החיים',
    }),
  memories: countMemories,
}

export const texts = sentences<typeof en>({
  title: 'נמחקו לאחרונה',
  purpose: 'מה שנמחק נשאר כאן 30 יום, ורק אתם רואים אותו. אחר כך הוא נמחק לצמיתות, עם הקבצים שלו.',
  purposeOff: 'מעכשיו כל מחיקה היא לצמיתות. מה שכבר ברשימה הזאת נשאר בה עד תום 30 הימים.',
  loading: 'מה שנמחק נטען...',
  failed: 'הרשימה לא נטענה.',
  none: 'אין כאן כלום. מה שתמחקו יהיה כאן 30 יום, ואפשר יהיה לשחזר אותו.',
  noneOff: 'אין כאן כלום. כל מחיקה היא לצמיתות.',
  kinds: {
    image: 'תמונה',
    video: 'סרטון',
    media: 'תמונה או סרטון',
    music: 'שיר',
    services: 'מועד',
    obituary: 'סיפור החיים',
    memories: 'זיכרון',
  },
  count: (kind, count) => `נמחקו לאחרונה: ${counts[toKey(kind)](count)}.`,
  toList: () => 'לשחזור או למחיקה לצמיתות',
  unnamed: (title, file) => `${title}, ${file}`,
  pixels: (width, height) => `${width} × ${height}`,
  photos: (count) => `עם ${countPhotographs(count)}`,
  deleted: (time, keeper) => (keeper ? `נמחק ${time}, דרך החשבון של ${keeper}` : `נמחק ${time}`),
  gone: (day) => `יימחק לצמיתות ${attach('ב', day)}`,
  putBack: 'שחזור',
  hintForMouse: 'לחיצה עם Shift בוחרת גם את כל מה שביניהם.',
  putBackChosen: (count) => `שחזור ${formatNumber(count)}`,
  putBackAll: 'שחזור הכול',
  putBackAllQuestion: (count) => ({
    title: plural(count, { one: 'לשחזר?', two: 'לשחזר את שניהם?', other: 'לשחזר את כל ה־#?' }),
    description: 'הכול יחזור למקומו, והאורחים יראו אותו כמו קודם.',
    confirm: 'לשחזר את הכול',
  }),
  deleteForGood: 'מחיקה לצמיתות',
  quoted: (name) => `״${name}״`,
  done: { title: 'נמחק', description: 'המחיקה היא לצמיתות.' },
  deleteFailed: { title: 'לא נמחק', description: 'המחיקה לא הצליחה. אפשר לנסות שוב.' },
})
