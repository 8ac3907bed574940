import type { texts as en } from '../../en/dashboard/music.ts'
import { plural, sentences } from '../grammar.ts'

const send = 'Subir las canciones'
const orderUnchanged = 'El orden no cambió'

export const texts = sentences<typeof en>({
  heading: 'Música',
  sections: 'Apartados de la música',
  tabs: { upload: 'Subir', manage: 'Lista de canciones' },
  upload: {
    choose: 'Elegir música',
    hint: 'Arrastre aquí las canciones o elíjalas: MP3, WAV u OGG; también se admiten M4A y FLAC. Tamaño máximo de cada archivo: 100\u00a0MB.',
    selected: (count) => `Archivos elegidos (${count})`,
    progress: (file) => `Subiendo ${file}`,
    remove: 'Quitar',
    send,
    sending: 'Subiendo…',
    tooLarge: (file) => `«${file}» ocupa más de 100\u00a0MB. Elija un archivo más pequeño.`,
    lost: `No llegó ninguna respuesta. No se ha perdido nada; toque «${send}» para intentarlo de nuevo.`,
    invalid: { title: 'No es una canción', description: 'Elija solo archivos de sonido.' },
    failed: { title: 'No se subió', description: 'No se pudieron subir las canciones.' },
    successful: (count) => ({
      title: 'Subida terminada',
      description: plural(count, {
        one: 'Se agregó # canción a la lista.',
        other: 'Se agregaron # canciones a la lista.',
      }),
    }),
  },
  manage: {
    loading: 'Cargando las canciones…',
    failed: 'Ahora mismo no se puede cargar la lista.',
    empty: 'Todavía no hay canciones',
    emptyHint: 'Agregue archivos de sonido en «Subir»',
    list: 'Lista de canciones, en orden',
    columns: ['Orden', 'Título', 'Tamaño', 'Agregada', 'Acciones'],
    count: (count) => plural(count, { one: '# canción', other: '# canciones' }),
    unsaved: 'El nuevo orden todavía no se ha guardado.',
    saveOrder: 'Guardar el orden',
    saving: 'Guardando…',
    up: 'Mover hacia arriba',
    down: 'Mover hacia abajo',
    problems: {
      not_on_iphones: 'Los iPhone anteriores a iOS 18.4 no la reproducen',
      not_playable:
        'Está guardada, pero aquí no se puede reproducir. Envíela como MP3; VLC, un programa gratuito (videolan.org), la convierte en el menú Medio, Convertir.',
    },
    edit: 'Editar',
    delete: 'Eliminar',
    itemPhrase: (title) => `la canción «${title}»`,
    deleted: { title: 'Eliminada', description: 'La canción se eliminó.' },
    deleteFailed: { title: 'No se eliminó', description: 'No se pudo eliminar la canción.' },
    reordered: { title: 'Orden guardado', description: 'Las canciones van en el nuevo orden.' },
    reorderFailed: {
      title: orderUnchanged,
      description: 'No se pudo cambiar el orden de las canciones.',
    },
    unknown: {
      title: orderUnchanged,
      description: 'Algo falló al preparar el orden. Inténtelo de nuevo.',
    },
    vanished: {
      title: orderUnchanged,
      description: 'Algo falló al mover la canción. Inténtelo de nuevo.',
    },
    noAnswer: { title: orderUnchanged, description: 'Algo falló aquí. Inténtelo de nuevo.' },
    loggedOut: {
      title: 'Su sesión se cerró',
      description: 'Para cambiar el orden de la música hay que iniciar sesión. Iníciela otra vez.',
    },
    unverified: {
      title: 'No se pudo comprobar su sesión',
      description: 'No se pudo comprobar si su sesión está abierta. Inicie sesión otra vez.',
    },
  },
  toShow: 'En «Para la ceremonia» se elige cómo empieza y termina la proyección y cómo va con las canciones.',
  dialog: {
    title: 'Editar la canción',
    field: 'Título',
    originalName: 'Nombre original del archivo',
    fromTags: (title) => `Usar «${title}», el título que lleva el archivo`,
    listen: (title) => `Escuchar ${title}`,
    save: 'Guardar cambios',
    needed: 'Hace falta un título',
    saved: { title: 'Guardado', description: 'Se guardaron los cambios.' },
    failed: { title: 'No se guardó', description: 'No se pudo cambiar la canción.' },
  },
})

export const { dialog: dialogTexts, manage: manageTexts, upload: uploadTexts } = texts
