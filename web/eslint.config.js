import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { rule as layers } from './lint/layers.js';

export default ts.config(
  { ignores: ['node_modules/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    // TypeScript knows which names exist.
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['src/**'],
    plugins: { evora: { rules: { layers } } },
    rules: { 'evora/layers': 'error' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // The router of a SvelteKit project, which this is not.
      'svelte/no-navigation-without-resolve': 'off',
      // A content security policy without inline styles: `style:` directives only.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'SvelteAttribute[key.name="style"]',
          message: 'The page allows no inline styles: use style:property directives.',
        },
      ],
      'svelte/no-at-html-tags': 'error',
    },
  },
);
