import type { texts as en } from '../../en/dashboard/begin.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const next = 'Siguiente'

export const texts = sentences<typeof en>({
  loading: 'Cargando el memorial…',
  failed: 'No se pudo conectar con el memorial. No se ha perdido nada de lo que escribió aquí.',
  panel: {
    purpose:
      'Responda a seis preguntas, una por una, para que este sea el memorial de su ser querido. Bastan quince minutos; puede parar cuando quiera.',
    begin: 'Empezar',
  },
  goOn: 'Continuar donde lo dejó',
  questions: {
    name: '¿Cómo se llamaba su ser querido?',
    picture: '¿Tiene una foto para el retrato?',
    services: '¿Cuándo será la despedida?',
    photographs: '¿Qué fotos le vienen primero a la memoria?',
    obituary: '¿Qué le gustaría contar?',
    access: '¿Quién puede verlo?',
  },
  hints: {
    name: 'Por ahora basta con el nombre. Todo se puede cambiar después.',
    picture: 'Una en la que se vea bien la cara. Mañana puede elegir otra.',
    services:
      'El velatorio, la misa, el entierro, una reunión después: todo lo que haya. La fecha o la hora pueden quedar por confirmar.',
    photographs: 'Por ahora bastan unas pocas. Después puede agregar todas las que quiera en «Fotos».',
    obituary: 'Bastan unas pocas frases.',
    access: 'Puede cambiarlo cuando quiera, en «Ajustes».',
  },
  progress: (number, count) => `Pregunta ${number} de ${count}`,
  next,
  later: 'Más tarde',
  back: 'Atrás',
  close: 'Cerrar',
  obituary: {
    howToBegin: '¿Cómo quiere empezar?',
    ways: {
      questions: {
        label: 'Con unas preguntas cortas',
        hint: 'Solo tiene que completar frases cortas y puede cambiarlo todo antes de guardar.',
      },
      empty: { label: 'Con una página en blanco' },
    },
    aboutAnswers: 'Cada frase ya está empezada. Puede completarla, cambiarla o saltársela.',
    answers: {
      born: '¿Dónde nació?',
      work: '¿En qué trabajó?',
      loved: '¿A quién quiso?',
      left: '¿A quiénes deja?',
      character: '¿Cómo era?',
    },
    beginnings: (name) => ({
      born: name ? `${name} nació en` : 'Nació en',
      work: 'Trabajó como',
      loved: 'Quiso mucho a',
      left: 'Deja a',
      character: 'Era',
    }),
    sentenceStarts: ['Él', 'Ella', 'Se', 'Siempre', 'Nunca', 'Nos', 'Fue', 'Tenía'],
    aboutDraft: `Estas palabras son suyas. Cambie lo que quiera: nada se guarda hasta que toque «${next}».`,
    replace: {
      title: '¿Sustituir su texto?',
      description: 'Usted ha cambiado el texto. El nuevo borrador, hecho con sus respuestas, lo sustituiría.',
      confirm: 'Sustituirlo',
      cancel: 'Conservar mi texto',
    },
  },
  photographs: {
    choose: 'Elegir fotos',
    progress: 'Subiendo las fotos',
    sent: (sentCount, count) =>
      plural(count, {
        one: `${formatNumber(sentCount)} de # agregada`,
        other: `${formatNumber(sentCount)} de # agregadas`,
      }),
    problems: 'No se agregaron',
    retry: 'Reintentar',
    added: (count) => plural(count, { one: '# está en la galería', other: '# están en la galería' }),
  },
  share: {
    ready: 'Ya está todo.',
    now: 'Compartirlo ahora',
    left: 'Quedó para más tarde',
    nameFirst: 'Antes de compartirlo, escriba el nombre de su ser querido.',
    publishFirst:
      'Todo lo que usted escribió está a salvo. La persona encargada del servidor puede dar al memorial una dirección para todos; esta nota explica cómo. Vuelva después aquí para compartirlo.',
    messageLabel: 'Un mensaje para enviar',
    message: (name) =>
      `Abrimos este lugar para recordar a ${name}. Aquí hay fotos, información de las ceremonias y espacio para los recuerdos de cada uno.`,
    buttons: { copy: 'Copiar mensaje', copied: 'Copiado', share: 'Enviar mensaje' },
  },
})

export const {
  obituary: obituaryTexts,
  panel: panelTexts,
  photographs: photographTexts,
  share: shareTexts,
} = texts
