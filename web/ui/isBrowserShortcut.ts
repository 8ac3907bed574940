type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey'>

/** Whether Ctrl, Alt or the Command key is held down. Such keys belong to the browser: Alt and the left arrow go back, for example. */
export const isBrowserShortcut = ({ ctrlKey, altKey, metaKey }: Modifiers) => ctrlKey || altKey || metaKey
