// An ESLint rule: components hold no words of their own. What people read comes from the Fluent files.

const SAID_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]);
/** Elements whose text is code or a drawing, not words. */
const NOT_READ = new Set(['code', 'kbd']);
const LETTERS = /\p{L}{2,}/u;

const isInside = (node, names) => {
  for (let at = node.parent; at; at = at.parent) if (at.type === 'SvelteElement' && names.has(at.name?.name)) return true;
  return false;
};

/** Words written in an expression: 'text', `text ${x}`, a ? 'b' : 'c'. */
function literals(expression) {
  if (!expression) return [];
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression] : [];
    case 'TemplateLiteral':
      return expression.quasis;
    case 'ConditionalExpression':
      return [...literals(expression.consequent), ...literals(expression.alternate)];
    case 'LogicalExpression':
      return [...literals(expression.left), ...literals(expression.right)];
    default:
      return [];
  }
}

const wordsOf = (node) => (node.type === 'TemplateElement' ? node.value.cooked : node.value);

export default {
  meta: {
    type: 'problem',
    docs: { description: 'refuse words in components' },
    messages: { words: 'Words that people read belong in src/niagara/locales: “{{words}}”.' },
    schema: [],
  },
  create(context) {
    const check = (node, words) => {
      if (LETTERS.test(words)) context.report({ node, messageId: 'words', data: { words: words.trim() } });
    };
    return {
      SvelteText(node) {
        if (node.parent.type !== 'SvelteStyleElement' && !isInside(node, NOT_READ)) check(node, node.value);
      },
      SvelteMustacheTag(node) {
        if (node.parent.type === 'SvelteAttribute' || isInside(node, NOT_READ)) return;
        for (const literal of literals(node.expression)) check(literal, wordsOf(literal));
      },
      SvelteAttribute(node) {
        if (!SAID_ATTRIBUTES.has(node.key.name)) return;
        for (const value of node.value) {
          if (value.type === 'SvelteLiteral') check(value, value.value);
          else for (const literal of literals(value.expression)) check(literal, wordsOf(literal));
        }
      },
    };
  },
};
