import type { sampleObituary as en } from '../../en/memorial/sampleObituary.ts'
import { sentences } from '../grammar.ts'

const de = [
  'Walter Arne Lindner starb am 9. Februar 2025 zu Hause, bei offenem Fenster, wie er es mochte, und im Kreis seiner Familie. Er wurde 76 Jahre alt.',
  'Geboren wurde er am 12. Mai 1948 in Flensburg, als zweites von vier Kindern eines Hafenlotsen und einer Lehrerin. Vom Vater lernte er, den Himmel zu lesen, von der Mutter, nichts halb fertig liegen zu lassen. In Hannover studierte er Bauingenieurwesen, und vierunddreißig Jahre lang kümmerte er sich um Brücken: erst am Reißbrett, später als der Mann, den drei Landkreise anriefen, wenn der Fluss stieg. Eine gute Brücke, sagte er, ist eine, die niemand bemerkt. Von seinen konnte er jede nennen, die niemand bemerkt hatte.',
  '1972 heiratete er Ruth Adler. Kennengelernt hatten sie sich auf einer Fähre, auf der beide ihren Anleger verpasst hatten. Zusammen zogen sie zwei Töchter und einen Sohn groß, mehr Tomaten, als eine Familie braucht, und fünf Hunde, von denen jeder der letzte sein sollte. Als er in den Ruhestand ging, wandte er sich den Bienen zu. Den Honig verschenkte er in Gläsern, die er von Hand beschriftete, und er wusste noch, wer ihn dunkel mochte.',
  'Er hatte Geduld mit Holz, mit dem Wetter, mit Kindern und mit allen, die etwas lernten. Im Chor sang er in der letzten Reihe, vor dem Frühstück ging er zu jeder Jahreszeit hinaus, und seine Briefe schrieb er mit dem Füller. Von sich selbst sprach er wenig. Er fragte, wie es einem ging, und dann wartete er auf die Antwort.',
  'Um ihn trauern Ruth, seine Frau seit zweiundfünfzig Jahren; seine Kinder Anna (mit Daniel), Karin und Erik (mit Maria); seine Enkel Jonas, Lilly, Sofia und Theo; seine Schwester Inga und sein Bruder Carl; und Keks, der fünfte Hund. Seine Eltern und sein Bruder Nils sind ihm vorausgegangen.',
  'Zweimal kommen wir zusammen, um sein Leben zu feiern: einmal in der Nähe seines Hauses an der Weser, für alle, die ihn dort kannten, mit Kaffee, Gesang und allem, was der Garten hergibt; ein zweites Mal an der Ostsee, wo seine Asche dem Meer übergeben wird, zu dem er jedes Frühjahr fuhr. Tag und Ort finden Sie auf der Seite „Trauerfeier“, sobald sie feststehen. Kommen Sie, wie Sie sind, und bringen Sie eine Geschichte mit.',
].join('\n\n')

export const sampleObituary = sentences<typeof en>(de)
