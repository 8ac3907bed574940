/** Comments are compared if they begin within this number of lines. */
const MOST_LINES = 10
const SHARED_PART = 0.7
/** Shorter comments share words by chance. */
const FEWEST_TERMS = 9

/**
 * Finds pairs of neighboring comments that share most of their words: one of them may have been copied and never changed. At least
 * one of them has a changed line. Lines count from 1.
 */
export function findTwinComments(text, changedLines) {
  const comments = readComments(text).filter(({ terms }) => terms.size >= FEWEST_TERMS)
  const isChanged = ({ first, last }) => changedLines.some((line) => line >= first && line <= last)
  return comments.flatMap((one, index) =>
    comments
      .slice(index + 1)
      .filter(
        (other) =>
          other.first - one.last <= MOST_LINES &&
          (isChanged(one) || isChanged(other)) &&
          shareOf(one.terms, other.terms) >= SHARED_PART,
      )
      .map((other) => [one.first, other.first]),
  )
}

/** Reads block comments, and line comments that stand below one another as one. */
function readComments(text) {
  const blocks = text.matchAll(/\/\*[^]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gm)
  return [...blocks].map(({ 0: comment, index }) => {
    const first = text.slice(0, index).split('\n').length
    const last = first + comment.trimEnd().split('\n').length - 1
    return { first, last, terms: new Set(comment.toLowerCase().match(/[a-z][a-z'’-]*/g)) }
  })
}

function shareOf(one, other) {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / Math.min(one.size, other.size)
}
