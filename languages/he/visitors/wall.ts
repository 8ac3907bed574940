import type { texts as en } from '../../en/visitors/wall.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: (name) => `לזכר ${name}`,
  nothing: 'מה שתכתבו עליו יופיע כאן.',
  off: 'הקיר כבוי.',
  isOff: 'הקיר כבוי. להפעלה',
  purpose: 'הקיר מציג זיכרונות ותמונות על מסך, וחדשים מופיעים בו מיד. הוא נפתח ברגע שהוא מופעל.',
  switch: 'קיר זיכרונות למסך',
  notSwitchedOn: { title: 'לא נשמר', description: 'הקיר לא הופעל. נא לנסות שוב.' },
  sharedBy: (name) => `מאת ${name}`,
  share: 'כתיבת זיכרון',
  code: (address) => `קוד QR: כתיבת זיכרון בכתובת ${address}`,
  home: 'דף הבית',
})
