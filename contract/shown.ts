/** Whether people see a text in a place. If they do not, the reason follows. */
type Shown = 'shown' | `not shown: ${string}`

/** For each text of a noun, where people see it. Each text is shown in at least one place, and each place is named. */
export type ShownTexts<Text, Place extends string> = Record<
  keyof Text,
  { [Name in Place]: Record<Place, Shown> & Record<Name, 'shown'> }[Place]
>

/** The names of the texts that a list shows in a place. */
export type ShownIn<List, Place extends string> = {
  [Name in keyof List]: List[Name] extends Record<Place, 'shown'> ? Name : never
}[keyof List]
