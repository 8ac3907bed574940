import type { texts as en } from '../../en/dashboard/people.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const countPhotographs = (count: number) => plural(count, { one: '# foto', other: '# fotos' })

export const texts = sentences<typeof en>({
  whoIsInThem: 'Quién aparece',
  chosenDialog: (count) => plural(count, { one: '¿Quién aparece?', other: '¿Quién aparece en estas #?' }),
  addHint: 'La tecla Intro (Enter) agrega el nombre. Un nombre elegido de la lista es la misma persona.',
  inSome: (count, total) => `en ${formatNumber(count)} de ${formatNumber(total)}`,
  remove: (name) => `Quitar el nombre de ${name}`,
  place: (name) => `Marcar dónde está ${name}`,
  placeHint: (name) =>
    `Toque en la foto donde está ${name} o toque el marcador junto al nombre y mueva el círculo con las flechas.`,
  save: 'Guardar los nombres',
  named: { title: 'Nombres guardados' },
  namesBack: { title: 'Nombres recuperados' },
  list: 'Personas',
  listDialog: 'Personas en las fotos',
  loading: 'Cargando los nombres…',
  failed: 'Ahora mismo no se pueden cargar los nombres.',
  photographs: countPhotographs,
  name: 'Nombre',
  mergeHint: 'Si dos nombres son de la misma persona, elija aquí el otro nombre.',
  merge: (from, into, count) => ({
    title: '¿Es la misma persona?',
    description: `«${from}» pasa a ser «${into}» en ${countPhotographs(count)}. El historial de cada foto conserva el nombre anterior.`,
    confirm: 'Unir',
  }),
  merged: { title: 'Nombres unidos' },
  placesChanged: 'Se cambió el lugar de los nombres en la foto.',
  noNames: 'sin nombres',
  noDate: 'sin fecha',
  namesCame: (count, names, hasMore) =>
    `Llegaron nombres con ${countPhotographs(count)}: ${names}${hasMore ? '…' : '.'} Los visitantes todavía no los ven.`,
  showAllNames: 'Mostrar todos los nombres',
  notAmongAll:
    'Los nombres ocultos y los que se parecen a uno oculto no se muestran con los demás: decida sobre cada uno.',
  eachName: 'Decidir sobre cada nombre',
  showName: 'Mostrar',
  keepHidden: 'Conservar solo para la familia',
  leaveOutName: 'Dejar fuera',
  nearHidden: (name, hiddenName) => ({
    title: '¿Es la misma persona?',
    description: `«${name}» se parece mucho a «${hiddenName}», un nombre que los visitantes no ven.`,
    confirm: 'Ocultarlo también',
    cancel: 'Es otra persona',
  }),
})
