import type { sessionsTexts as en } from '../../en/dashboard/sessions.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const sessionsTexts = sentences<typeof en>({
  title: 'Dónde tiene la sesión abierta',
  loading: 'Cargando sus sesiones…',
  unknownDevice: 'Un dispositivo que inició sesión antes de que existiera esta lista',
  here: 'Este dispositivo, ahora',
  lastUsed: (time) => `último uso: ${time}`,
  several: (device, count) => `${device}, ${formatNumber(count)} veces`,
  alike:
    'De un dispositivo solo se conocen el navegador y el sistema, así que dos iguales comparten una línea.',
  showAll: (count) => `Mostrar todos (${formatNumber(count)})`,
  showFewer: 'Mostrar menos',
  end: 'Cerrar sesión',
  endAll: 'Cerrar todas',
  endAllQuestion: (device, count) => ({
    title: `¿Cerrar las ${formatNumber(count)} sesiones?`,
    description: `En cualquier otro lugar donde usted use ${device}, también en otro dispositivo como este, tendrá que iniciar sesión otra vez.`,
    confirm: 'Cerrar sesión',
  }),
  endOthers: 'Cerrar las demás sesiones',
  ended: { title: 'Sesión cerrada', description: 'En ese dispositivo hay que iniciar sesión otra vez.' },
  allEnded: {
    title: 'Sesiones cerradas',
    description: 'En esos dispositivos hay que iniciar sesión otra vez.',
  },
  othersEnded: {
    title: 'Las demás sesiones se cerraron',
    description: 'Solo este dispositivo tiene todavía la sesión abierta.',
  },
  endFailed: {
    title: 'No se guardó',
    description: 'No se cerró ninguna sesión. Inténtelo de nuevo.',
  },
})
