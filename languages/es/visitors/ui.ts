import type { texts as en } from '../../en/visitors/ui.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  close: 'Cerrar',
  cancel: 'Cancelar',
  again: 'Reintentar',
  notShown: 'Esto no se puede mostrar ahora mismo. Inténtelo de nuevo.',
  undo: 'Deshacer',
  notifications: (hotkey) => `Avisos (${hotkey})`,
  dismiss: 'Quitar el aviso',
  copyByHand: 'Este navegador no puede copiar el enlace. Selecciónelo y cópielo a mano.',
  leaving: {
    title: '¿Salir sin guardar?',
    description: 'Lo que cambió aquí todavía no se ha guardado.',
    confirm: 'Salir',
    cancel: 'Quedarme',
  },
  tooLong: (most, length) =>
    `Aquí caben como máximo ${formatNumber(most)} caracteres; ahora hay ${formatNumber(length)}`,
})
