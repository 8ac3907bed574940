import type { sessionsTexts as en } from '../../en/dashboard/sessions.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const sessionsTexts = sentences<typeof en>({
  title: 'Vos appareils connectés',
  loading: 'Chargement de vos appareils connectés…',
  unknownDevice: 'Un appareil connecté avant que cette liste existe',
  here: 'Cet appareil, maintenant',
  lastUsed: (time) => `dernière utilisation\u00a0: ${time}`,
  several: (device, count) => `${device}, ${formatNumber(count)} fois`,
  alike:
    'On ne reconnaît un appareil qu’à son navigateur et à son système\u00a0: deux de la même sorte partagent donc une ligne.',
  showAll: (count) => `Tout montrer (${formatNumber(count)})`,
  showFewer: 'En montrer moins',
  end: 'Déconnecter',
  endAll: 'Tout déconnecter',
  endAllQuestion: (device, count) => ({
    title: plural(count, { one: 'Déconnecter # fois\u202f?', other: 'Déconnecter les #\u202f?' }),
    description: `Partout ailleurs où vous utilisez ${device}, même sur un deuxième appareil de cette sorte, vous devrez vous reconnecter.`,
    confirm: 'Déconnecter',
  }),
  endOthers: 'Déconnecter tous les autres',
  ended: { title: 'Déconnecté', description: 'Sur cet appareil, il faudra se reconnecter.' },
  allEnded: { title: 'Déconnectés', description: 'Sur ces appareils, il faudra se reconnecter.' },
  othersEnded: {
    title: 'Tous les autres sont déconnectés',
    description: 'Seul cet appareil est encore connecté.',
  },
  endFailed: {
    title: 'Non déconnecté',
    description: 'Aucun appareil n’a été déconnecté. Vous pouvez réessayer.',
  },
})
