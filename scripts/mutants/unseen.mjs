/** A plugin for Stryker that leaves out changes which no test of pure code can notice. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'unseen', value: { shouldIgnore: reasonToIgnore } }]

/**
 * Returns the reason for not changing a node of the syntax tree, or undefined if the node should be changed. There is a reason
 * if no test of pure code can notice a change to the node.
 */
function reasonToIgnore({ node }) {
  if (node.type === 'StringLiteral' && /\p{L},? \p{L}/u.test(node.value)) return 'a sentence for people'
  const { name, object, property } = (node.type === 'CallExpression' && node.callee) || {}
  const isShape =
    (object?.name === 'z' && /^(array|enum|object)$/.test(property.name)) || property?.name === 'extend'
  return name === 'endpoint' || isShape
    ? 'the shape of requests and answers: tests/api sends them'
    : undefined
}
