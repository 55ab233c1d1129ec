/** Polyfills for web views as old as Safari 13 and Chrome 80. Loaded only there. */
import 'core-js/actual/array/at';
import 'core-js/actual/array/find-last';
import 'core-js/actual/array/find-last-index';
import 'core-js/actual/array/to-sorted';
import 'core-js/actual/object/has-own';
import 'core-js/actual/string/at';
import 'core-js/actual/string/replace-all';
