import { foldLetters } from '../foldLetters.ts'
import type { Pronoun } from './person.ts'

/**
 * Proposes how sentences speak of somebody with this name: 'she' for the first names of women, and else 'he'. The family can choose
 * otherwise. The names are those that were common in the birth years 1920 to 1970, in the countries of the six languages.
 */
export const proposePronoun = (name: string): Pronoun => {
  const parts = foldLetters(name).split(/[\s"“”„«».,-]+/u)
  const first = parts.find((part) => part.length > 2 && !titlePattern.test(part)) ?? ''
  if (women.has(first)) return 'she'
  return womanPattern.test(first) && !men.has(first) ? 'she' : 'he'
}

const titlePattern = /^(?:mrs|mr|ms|miss|dr|rev|prof|frau|herr|mme|madame|dona|don|sra|srta|pani|pan|גב|מר)$/u

/** Endings that nearly only women's names have. */
const womanPattern = /(?:a|ine|ette|elle|ienne|trud|hild|gard|lotte|liese|ה|ית)$/u

const men = new Set(
  'joshua ezra elisha luca nikita sasha mustafa barnaba kuba bonawentura jona juda cosma garcia costa משה שלמה יהודה אריה זכריה ישעיה ירמיה נחמיה עובדיה טוביה אליה יונה'.split(
    ' ',
  ),
)

/** Women's names without such an ending. */
const women = new Set(
  [
    'mary elizabeth betty dorothy helen margaret ruth evelyn alice marie frances irene florence lois shirley joan carol',
    'janet joyce marilyn nancy susan karen sharon judith judy beverly kathleen kathy deborah debra diane carolyn ann anne janice',
    'phyllis doris edith ethel ellen eileen grace rose ruby pearl hazel agnes harriet marjorie mildred gladys lillian vivian marion',
    'esther miriam rachel sarah rebecca hannah leah abigail naomi june may dawn gail joy hope faith kay kim',
    'jennifer jill amy emily kelly tracy stacy wendy cindy sandy peggy penny polly molly sally dolly bonnie connie annie minnie',
    'jessie bessie elsie nellie katie maggie bridget siobhan megan bronwen gwen gwendolyn heather ashley catherine katherine',
    'ingrid astrid gudrun sigrid brigitte birgit renate ute heide inge helge ilse else elfriede friederike sabine susanne ulrike',
    'elke heike silke anke wiebke antje dagmar ingeborg margot edeltraud waltraud irmgard hannelore lore karin kerstin',
    'katrin kathrin carmen marlies annelies annemarie rosemarie margarethe margarete grete marlene anneliese luise elisabeth',
    'jeanne suzanne monique francoise nathalie sylvie isabelle christiane odile cecile lucie julie sophie helene madeleine yvonne',
    'simone germaine denise louise henriette colette chantal nicole michele danielle genevieve agathe clotilde',
    'dolores mercedes pilar rosario consuelo isabel raquel ines luz paz beatriz concepcion asuncion encarnacion soledad',
    'remedios milagros angeles nieves rocio trinidad socorro amparo maribel marisol leonor belen ester noemi',
    'רות מרים אסתר רחל יעל תמר מיכל אביגיל רבקה שולמית ברכה חנה שרה נעמי אורלי זהבה פנינה טובה גילה שושנה מזל פרל בלהה אילנית רינת',
    'ורד דליה דפנה הדס נורית עפרה ציפורה אלישבע בתיה פרידה סוניה מלי רונית אנט ג׳ני',
  ].flatMap((line) => line.split(' ')),
)
