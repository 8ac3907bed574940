/** Announces that the page responds from now on; server/http/headScript.ts then repeats a press that came before. */
export const announceReady = () => void dispatchEvent(new Event('page-ready'))

/** Announces that the page's script failed to load: the page goes on as without scripts. */
export const announceFailure = () => void dispatchEvent(new Event('page-failed'))
