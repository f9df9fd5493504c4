// Fluent files as tools/fluentPlugin.ts parses them.
declare module '*.ftl' {
  import type { FluentResource } from '@fluent/bundle';
  const messages: FluentResource;
  export default messages;
}
