import type { texts as en } from '../../en/visitors/wall.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: (name) => `לזכר ${name}`,
  nothing: 'מה שתכתבו יופיע כאן.',
  off: 'הקיר לא פעיל.',
  isOff: 'הקיר לא פעיל. להפעלה',
  purpose: 'הקיר מציג על מסך זיכרונות ותמונות, וכל דבר חדש מופיע בו מיד. הוא ייפתח ברגע שתפעילו אותו.',
  switch: 'קיר זיכרונות למסך',
  notSwitchedOn: { title: 'לא נשמר', description: 'הקיר לא הופעל. אפשר לנסות שוב.' },
  sharedBy: (name) => `מאת ${name}`,
  share: 'כתיבת זיכרון',
  code: (address) => `קוד QR: כתיבת זיכרון בכתובת ${address}`,
  home: 'דף הבית',
})
