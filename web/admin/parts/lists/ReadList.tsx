import type { ReactNode } from 'react'
import { ReadState } from '../../../ui/loading/ReadState.tsx'

interface Props<T> {
  read: { data: readonly T[] | undefined; error: unknown; retry: () => void }
  texts: { loading: string; failed: string; empty: string; emptyHint: string }
  children: (data: readonly T[]) => ReactNode
}

/** Shows a list, or says that the list is loading, has failed to load, or is empty. */
export const ReadList = <T,>({ read, texts, children }: Props<T>) => (
  <ReadState
    readState={read}
    texts={texts}
    className="list-state"
    empty={
      <div className="empty-list">
        <p>{texts.empty}</p>
        <p>{texts.emptyHint}</p>
      </div>
    }
  >
    {children}
  </ReadState>
)
