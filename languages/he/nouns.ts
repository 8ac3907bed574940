import { plural } from './grammar.ts'

/** The things that sentences count, such as '12 תמונות'. */
export const countPhotographs = (count: number) =>
  plural(count, { one: 'תמונה אחת', two: 'שתי תמונות', other: '# תמונות' })
export const countVideos = (count: number) =>
  plural(count, { one: 'סרטון אחד', two: 'שני סרטונים', other: '# סרטונים' })
export const countSongs = (count: number) =>
  plural(count, { one: 'שיר אחד', two: 'שני שירים', other: '# שירים' })
export const countMemories = (count: number) =>
  plural(count, { one: 'זיכרון אחד', two: 'שני זיכרונות', other: '# זיכרונות' })
export const countItems = (count: number) =>
  plural(count, { one: 'פריט אחד', two: 'שני פריטים', other: '# פריטים' })
export const countFiles = (count: number) =>
  plural(count, { one: 'קובץ אחד', two: 'שני קבצים', other: '# קבצים' })
export const countCopies = (count: number) =>
  plural(count, { one: 'עותק אחד', two: 'שני עותקים', other: '# עותקים' })
export const countPages = (count: number) =>
  plural(count, { one: 'עמוד אחד', two: 'שני עמודים', other: '# עמודים' })
export const countLines = (count: number) =>
  plural(count, { one: 'שורה אחת', two: 'שתי שורות', other: '# שורות' })
export const countMinutes = (count: number) =>
  plural(count, { one: 'דקה אחת', two: 'שתי דקות', other: '# דקות' })
export const countTimes = (count: number) =>
  plural(count, { one: 'פעם אחת', two: 'פעמיים', other: '# פעמים' })
/** From 11 on, a year is singular: '15 שנה'. */
export const countYears = (count: number) =>
  plural(count, { one: 'שנה', two: 'שנתיים', other: count > 10 ? '# שנה' : '# שנים' })
