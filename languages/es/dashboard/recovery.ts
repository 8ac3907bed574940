import type { texts as en } from '../../en/dashboard/recovery.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  session: {
    title: 'Iniciar sesión',
    description:
      'Su sesión ya no está abierta. Inicie sesión otra vez: no se ha perdido nada de lo que escribió.',
  },
  conflict: {
    title: 'Otra persona cambió esto mientras tanto',
    description: 'Aquí están las dos versiones, para que no se pierda nada. ¿Cuál quiere conservar?',
    of: (name) =>
      `«${name}»: aquí están las dos versiones, para que no se pierda nada. ¿Cuál quiere conservar?`,
    mine: 'La suya',
    theirs: 'La otra',
    keepMine: 'Conservar la mía',
    takeTheirs: 'Usar la otra',
    empty: 'vacío',
    items: (count) => plural(count, { one: '# foto o video', other: '# fotos y videos' }),
    yes: 'Sí',
    no: 'No',
  },
})

export const conflictTexts = texts.conflict
