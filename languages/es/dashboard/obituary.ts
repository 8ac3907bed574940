import type { texts as en } from '../../en/dashboard/obituary.ts'
import { sentences } from '../grammar.ts'

const preview = 'Vista previa'

export const texts = sentences<typeof en>({
  title: 'Obituario',
  sections: 'Obituario',
  edit: 'Editar',
  preview,
  loading: 'Cargando el obituario…',
  failed: 'El obituario no se puede mostrar ahora mismo. No se ha perdido nada de lo que escribió aquí.',
  imagePath: 'Ruta de la imagen (opcional)',
  story: 'Texto del obituario',
  storyHint: 'Una línea vacía empieza otro párrafo.',
  builtIn: `Todavía no se ha guardado nada: los visitantes leen el texto que está en «${preview}». Al guardar, el suyo lo sustituye.`,
  seen: 'Esto es lo que ven los visitantes.',
  seenBefore: 'Los visitantes siguen viendo lo que se guardó antes, hasta que usted guarde esto.',
  save: 'Guardar el obituario',
  unsaved: 'Todavía no se ha guardado.',
  restore: 'Poner otra vez el obituario de ejemplo',
  restoreQuestion: (isKept) => ({
    title: '¿Poner otra vez el obituario de ejemplo?',
    description: isKept
      ? 'Los visitantes vuelven a leer enseguida el texto de ejemplo. Durante 30 días usted puede recuperar en «Lo eliminado» lo que escribió aquí y la imagen que lo acompaña; después se eliminan definitivamente.'
      : 'Los visitantes vuelven a leer el texto de ejemplo. Lo que usted escribió aquí y la imagen que lo acompaña se pierden.',
    confirm: 'Eliminar mi texto',
  }),
  restored: { title: 'Guardado', description: 'Los visitantes leen otra vez el obituario de ejemplo.' },
  readingSettings: {
    loading: 'Cargando la vista previa…',
    failed:
      'La vista previa necesita los ajustes, que no se pueden mostrar ahora mismo. No se ha perdido nada de lo que escribió aquí.',
  },
  noPhoto: 'Todavía no hay imagen',
  updated: { title: 'Guardado', description: 'Se guardaron los cambios.' },
  updateFailed: { title: 'No se guardó', description: 'No se pudo cambiar el obituario.' },
})
