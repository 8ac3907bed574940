import type { texts as en } from '../../en/dashboard/zones.ts'
import { sentences } from '../grammar.ts'
import { nameClock } from '../memorial/serviceTimes.ts'

export const texts = sentences<typeof en>({
  thisDevice: (zone) => `המכשיר הזה: ${zone}`,
  search: 'מקום אחר',
  city: 'חיפוש עיר',
  cityHint: 'או מדינה, למשל שוודיה.',
  place: (city, country) => `${city}, ${country}`,
  unknown: (text) => `״${text}״ לא ברשימה. אפשר לכתוב את המדינה או עיר גדולה שהשעה בה זהה.`,
  chosen: (zone) => `נבחר: ${zone}`,
  asIn: (city) => `התאריכים והשעות לפי ${nameClock(city)}.`,
  change: 'שינוי',
  cityTime: nameClock,
  elsewhere: (device, service) => `המכשיר שלכם לפי ${device}, והמועד הזה יפורסם לפי ${service}.`,
  use: (zone) => `לבחור: ${zone}`,
  current: (zone) => `אזור הזמן הרגיל של המועדים: ${zone}.`,
  saved: { title: 'אזור הזמן נשמר', description: 'מעכשיו זה אזור הזמן הרגיל של המועדים.' },
  saveFailed: { title: 'לא נשמר', description: 'אזור הזמן לא נשמר. אפשר לנסות שוב.' },
})
