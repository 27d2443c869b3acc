### Words in pictures, added to those of render.ftl and render-nucleum.ftl.

## Nucleum's header

render-nucleum-conditions = End conditions { $ended }/{ $needed }

## The empty quarter of a table of three

render-nucleum-key = Icons
