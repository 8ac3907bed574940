/** For each text of a noun, the places where people do not see it, with the reasons. They see it in all others, and in at least one. */
export type HiddenTexts<Text, Place extends string> = Record<
  keyof Text,
  { [Name in Place]: Partial<Record<Place, string>> & Partial<Record<Name, never>> }[Place]
>

/** The names of the texts that people see in a place, by the list of those that they do not see. */
export type ShownIn<List, Place extends string> = {
  [Name in keyof List]: Place extends keyof List[Name] ? never : Name
}[keyof List]
