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
  services: (count: number) => plural(count, { one: 'טקס אחד', two: 'שני טקסים', other: '# טקסים' }),
  obituary: (count: number) =>
    plural(count, {
      one: 'נוסח אחד של סיפור חייו',
      two: 'שני נוסחים של סיפור חייו',
      other: '# נוסחים של סיפור חייו',
    }),
  memories: countMemories,
}

export const texts = sentences<typeof en>({
  title: 'נמחקו לאחרונה',
  purpose: 'מה שנמחק נשאר כאן 30 יום, ואיש אחר אינו רואה אותו. אחר כך הוא נמחק לתמיד, עם הקבצים שלו.',
  purposeOff: 'מעכשיו, מה שנמחק נעלם מיד ולתמיד. מה שברשימה הזאת נשאר עד תום 30 הימים שלו.',
  loading: 'מה שנמחק נטען...',
  failed: 'הרשימה לא הגיעה כרגע.',
  none: 'אין כאן דבר. את מה שנמחק אפשר להחזיר מהרשימה הזאת במשך 30 יום.',
  noneOff: 'אין כאן דבר. מה שנמחק נעלם מיד ולתמיד.',
  kinds: {
    image: 'תמונה',
    video: 'סרטון',
    media: 'תמונה או סרטון',
    music: 'שיר',
    services: 'טקס',
    obituary: 'סיפור חייו',
    memories: 'זיכרון',
  },
  count: (kind, count) => `נמחקו לאחרונה: ${counts[toKey(kind)](count)}.`,
  toList: (count) => (count === 1 ? 'להחזיר אותו, או למחוק אותו לתמיד' : 'להחזיר אותם, או למחוק אותם לתמיד'),
  unnamed: (title, file) => `${title}, ${file}`,
  pixels: (width, height) => `${width} × ${height}`,
  photos: (count) => `עם ${countPhotographs(count)}`,
  deleted: (time, keeper) => (keeper ? `נמחק ${time} בידי ${keeper}` : `נמחק ${time}`),
  gone: (day) => `יימחק לתמיד ${attach('ב', day)}`,
  putBack: 'החזרה',
  hintForMouse: 'לחיצה על Shift בוחרת את כל מה שביניהם.',
  putBackChosen: (count) => `החזרת ${formatNumber(count)}`,
  putBackAll: 'החזרת הכול',
  putBackAllQuestion: (count) => ({
    title: plural(count, { one: 'להחזיר?', two: 'להחזיר את שניהם?', other: 'להחזיר את כל ה־#?' }),
    description:
      count === 1
        ? 'זה יחזור למקומו, והמבקרים יראו אותו כמו קודם.'
        : 'הכול יחזור למקומו, והמבקרים יראו אותו כמו קודם.',
    confirm: 'החזרת הכול',
  }),
  deleteForGood: 'מחיקה לתמיד',
  quoted: (name) => `״${name}״`,
  done: { title: 'נמחק', description: 'זה נמחק לתמיד.' },
  deleteFailed: { title: 'לא נמחק', description: 'המחיקה לא הצליחה. נא לנסות שוב.' },
})
