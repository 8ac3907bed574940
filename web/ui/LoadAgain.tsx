import { Button } from './Button.tsx'

/** What is said when the page's code and what is there no longer fit, and the way on. */
export const LoadAgain = ({ words, again }: { words: string; again: string }) => (
  <div role="alert">
    <p>{words}</p>
    <Button onClick={() => location.reload()}>{again}</Button>
  </div>
)
