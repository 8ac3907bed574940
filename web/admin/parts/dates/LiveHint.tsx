import type { ReactNode } from 'react'

/** The hint of a field, or what cannot be read in it, which screen readers announce as soon as somebody types it. */
export const LiveHint = ({ hint, problem }: { hint: ReactNode; problem: string | undefined }) => (
  <>
    {!problem && hint}
    <span className="hint-problem" aria-live="polite">
      {problem}
    </span>
  </>
)
