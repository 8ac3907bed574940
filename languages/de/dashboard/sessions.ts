import type { sessionsTexts as en } from '../../en/dashboard/sessions.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const sessionsTexts = sentences<typeof en>({
  title: 'Wo Sie angemeldet sind',
  loading: 'Die Anmeldungen werden geladen …',
  unknownDevice: 'Ein Gerät, das schon vor dieser Liste angemeldet war',
  here: 'Dieses Gerät, jetzt',
  lastUsed: (time) => `zuletzt benutzt: ${time}`,
  several: (device, count) => `${device}, ${formatNumber(count)}-mal`,
  alike: 'Ein Gerät ist nur an Browser und System zu erkennen, deshalb teilen sich zwei gleiche eine Zeile.',
  showAll: (count) => `Alle ${formatNumber(count)} zeigen`,
  showFewer: 'Weniger zeigen',
  end: 'Abmelden',
  endAll: 'Alle abmelden',
  endAllQuestion: (device, count) => ({
    title: `Alle ${formatNumber(count)} abmelden?`,
    description: `Das gilt für: ${device}. Überall sonst, wo Sie so angemeldet sind, auch auf einem zweiten Gerät dieser Art, müssen Sie sich neu anmelden.`,
    confirm: 'Abmelden',
  }),
  endOthers: 'Überall sonst abmelden',
  ended: { title: 'Abgemeldet', description: 'Auf dem Gerät ist jetzt eine neue Anmeldung nötig.' },
  allEnded: { title: 'Abgemeldet', description: 'Auf diesen Geräten ist jetzt eine neue Anmeldung nötig.' },
  othersEnded: { title: 'Überall sonst abgemeldet', description: 'Nur dieses Gerät ist noch angemeldet.' },
  endFailed: {
    title: 'Nicht abgemeldet',
    description: 'Es wurde nichts abgemeldet. Bitte versuchen Sie es noch einmal.',
  },
})
