export const findServiceKind = (title: string) => {
  if (celebrationPattern.test(title)) return 'celebration'
  return ashesPattern.test(title) ? 'ashes' : 'memorial'
}

/** Whether the title is that of a gathering such as a reception or a celebration of life. */
export const isReception = (title: string) =>
  findServiceKind(title) === 'celebration' || receptionPattern.test(title)

// words of all languages, because a title is read whatever the language of the memorial is
const celebrationPattern =
  /celebrat|c[eé]l[eé]braci[oó]n|c[eé]l[eé]bration|lebensfeier|spotkanie wspomnieniowe/i
const ashesPattern =
  /(?:^|[^\p{L}])(?:ashes|cenizas|asche|urne\p{L}*|cendres|proch(?:y|ów)|urn[ay]|ה?אפר)(?!\p{L})/iu
const receptionPattern =
  /(?:^|[^\p{L}])(?:receptions?|recepci[óo]n|reuni[óo]n|encuentro|trauerkaffee|leichenschmaus|beisammensein|empfang|r[ée]ception|collation|styp[ay]|konsolacja|ה?מפגש)(?!\p{L})/iu
