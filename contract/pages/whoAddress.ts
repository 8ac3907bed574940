/** The name of the query parameter with the name of the person who is asked. */
export const askedPersonParameter = 'from'

/** Makes the path of the page that shows photographs without names one by one. `name` is that of the person who gets the link. */
export const toWhoPath = (name: string) =>
  name === '' ? '/who' : `/who?${askedPersonParameter}=${encodeURIComponent(name)}`
